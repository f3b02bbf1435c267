import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** A handful of files per page instead of one per module: each request costs a slow network dearly. */
const fewFiles = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 2,
    },
    {
      name: 'site',
      test: /[\\/](app[\\/](?!routes)|contract[\\/]|lucide-react[\\/])/,
      minShareCount: 3,
      priority: 1,
    },
  ],
}

export default defineConfig({
  plugins: [reactRouter(), keepOutOfBrowser(['#domain/', '#db/', '#server/']), precompress()],
  build: { assetsInlineLimit: 1024 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: fewFiles } } } },
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

/** Lays a compressed copy beside every built text file, so that no request waits for it. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      const names = await readdir(dir!, { recursive: true })
      const texts = names.filter((name) => /\.(js|css|svg|json|webmanifest|txt)$/.test(name))
      await Promise.all(texts.map((name) => compressFile(path.join(dir!, name))))
    },
  }
}

async function compressFile(file: string) {
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
