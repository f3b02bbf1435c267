import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minify, type Plugin } from 'vite'

/**
 * A few script files per page instead of one per module: every request is expensive on a slow network,
 * and large files compress better. A group includes what its modules import, unless a group above it
 * has that already.
 */
const groups = [
  // Two files, because running one that large blocks a slow phone noticeably.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0vite/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  // What most public pages share.
  {
    name: 'site',
    test: inApp(
      'browser',
      'router',
      'session',
      'loaders/page-meta',
      'features/(compare|error-page|help|listing-card|search|site-\\w+)',
    ),
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [
    reactRouter(),
    keepOutOfBrowser(['#domain/', '#db/', '#server/']),
    keepOutOfServerBundle(['#domain/', '#db/']),
    keepStyles(),
    minifyScriptTexts(),
    precompress(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[hash:base64:5]' } },
  build: {
    assetsInlineLimit: 1024,
    // One sheet, linked by the root: a second request costs more than rules that a page does not use.
    cssCodeSplit: false,
    // No preloads: what a lazy component imports is nearly always loaded already.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // Inlines texts of contract/ and names of classes where they are used.
          optimization: { inlineConst: true },
          treeshake: {
            moduleSideEffects: [{ test: /[\\/]contract[\\/]/, sideEffects: false }],
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})

/** Matches what lies in these folders of app/. */
function inApp(...folders: string[]) {
  return new RegExp(`[\\\\/]app[\\\\/](${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/.]`)
}

/**
 * Keeps the rules of CSS modules. `inlineConst` writes the names of their classes into the code that
 * uses them, after which nothing imports the module and it would be dropped with its rules.
 */
function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    transform: {
      order: 'post',
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}

/** Minifies scripts that are imported as text, such as the one that is inline in every page. */
function minifyScriptTexts(): Plugin {
  return {
    name: 'minify-script-texts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.js\?raw$/ },
      async handler(id) {
        const file = id.replace(/\?raw$/, '')
        const { code } = await minify(file, await readFile(file, 'utf8'))
        return `export default ${JSON.stringify(code)}`
      },
    },
  }
}

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

/**
 * Leaves folders out of the built site, which then imports their source as the rest of the server
 * does: with a copy of its own, an error thrown by a service would not be an `instanceof` the
 * site's class, and the pool would not know the site's prepared statements.
 */
function keepOutOfServerBundle(prefixes: string[]): Plugin {
  return {
    name: 'keep-out-of-server-bundle',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (source) =>
      prefixes.some((prefix) => source.startsWith(prefix)) ? { id: source, external: true } : null,
  }
}

/** Writes a compressed copy of every built text file. */
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
