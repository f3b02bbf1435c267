import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), keepOutOfBrowser(['#domain/', '#db/', '#server/'])],
  build: { assetsInlineLimit: 1024 },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})

/** Stops the client build when browser code imports a server folder. */
function keepOutOfBrowser(prefixes: string[]): Plugin {
  return {
    name: 'keep-out-of-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!prefixes.some((prefix) => source.startsWith(prefix))) return
      this.error(`${importer} runs in the browser and may not import ${source}`)
    },
  }
}
