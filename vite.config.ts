import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minify, type Plugin } from 'vite'
import { areaSheets, type Graph, sheetOf } from '#scripts/area-sheets.ts'
import { scopedClassName } from '#scripts/scoped-class-name.ts'

/** What most public pages need. */
const shared = inApp(
  'root.tsx',
  'leave-for-login.ts',
  'routes/public/site-layout.tsx',
  'features/listing-card/listing-card.tsx',
  'features/search/search-bar.tsx',
  'features/map/use-in-view.ts',
  'router/(history-entry|prefetch-scripts).ts',
  'ui/(chips|field-group|notice|skeleton|text-link|toran).tsx',
  'ui/(slider-steps|use-hydrated|use-value).ts',
  'pictures/hero-street.svg',
)

/**
 * A few script files per page instead of one per module: every request is expensive on a slow network,
 * and large files compress better. A group includes what its modules import, unless a group above it
 * has that already.
 */
const fewFiles = {
  groups: [
    // Two files, because running one that large blocks a slow phone noticeably.
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0vite/ },
    { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
    // All styles of public pages are one sheet: a second one costs more than unused rules.
    {
      name: (id: string, graph: Graph) =>
        shared.test(id) || sheetOf(id, graph) === 'public' ? 'site' : null,
    },
    { name: sheetOf },
    {
      name: 'forms',
      test: inApp('ui/(phone-field|text-field).tsx', 'forms/(form.tsx|use-call-form.ts)'),
    },
    {
      name: 'codes',
      test: inApp('ui/(code-field|resend-line).tsx', 'ui/(use-countdown|use-paused).ts'),
    },
    { name: 'loans', test: inApp('features/emi/emi-calculator.tsx') },
    {
      name: 'remembered',
      test: inApp(
        'features/compare/(compare-toggle|compare-tray).tsx',
        'features/recently-viewed/viewed-listings.ts',
      ),
    },
    { name: 'search', test: inApp('routes/public/search.tsx') },
    { name: 'property', test: inApp('routes/public/property.tsx') },
    { name: 'login', test: inApp('features/login/login-screen.tsx') },
  ],
}

export default defineConfig({
  plugins: [
    minifyStartScripts(),
    reactRouter(),
    keepOutOfBrowser(['#domain/', '#db/', '#server/']),
    keepOutOfServerBundle(['#domain/', '#db/']),
    areaSheets(),
    precompress(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedClassName } },
  build: {
    assetsInlineLimit: 1024,
    // What a lazy component imports is nearly always loaded already.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: fewFiles },
          // Inlines messages of contract/ where they are used, and loads only the option lists that
          // a page uses, although all are exported from one file.
          optimization: { inlineConst: true },
          experimental: { lazyBarrel: true },
          treeshake: {
            moduleSideEffects: [{ test: /[\\/]contract[\\/]/, sideEffects: false }],
          },
        },
      },
    },
    // The server links the sheets of the client; of its own, none of which is loaded, one is enough.
    ssr: { build: { cssCodeSplit: false, rollupOptions: { input: './server/app.ts' } } },
  },
})

/** Whether a module is one of these files of app/, written as patterns. */
function inApp(...files: string[]) {
  const patterns = files.map((file) => file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'))
  return new RegExp(`[\\\\/]app[\\\\/](${patterns.join('|')})(\\?|$)`)
}

/** Minifies the one server module whose text every page contains as an inline script. */
function minifyStartScripts(): Plugin {
  return {
    name: 'minify-start-scripts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]app[\\/]start-scripts\.ts$/ },
      handler: async (code, id) => (await minify(id, code, { module: true })).code,
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
