import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { areaSheets, sheetOf } from '#scripts/area-sheets.ts'

/** The pages of a small site with the components that each shows. */
const pages = {
  '/app/root.tsx': ['base'],
  '/app/routes/public/home.tsx': ['button'],
  '/app/routes/account/login.tsx': ['button', 'login'],
  '/app/routes/seller/layout.tsx': ['tabs'],
  '/app/routes/seller/leads.tsx': ['button', 'table', 'calendar'],
  '/app/routes/staff/layout.tsx': ['table', 'review'],
  '/app/routes/dev/ui.tsx': ['stars'],
}
/** What home shows later. */
const later = '/app/features/viewer.tsx'

test('public pages link one sheet, which has only rules that public pages use', async () => {
  const site = await buildSite()

  expect(site.linkedBy('/app/root.tsx')).toEqual(['public'])
  expect(site.linkedBy('/app/routes/public/home.tsx')).toEqual([])
  expect(site.linkedBy('/app/routes/account/login.tsx')).toEqual([])
  expect(site.rulesOf('public')).toEqual(['base', 'button', 'login', 'viewer'])
})

test('every other area brings the rules that only its pages use', async () => {
  const site = await buildSite()

  expect(site.linkedBy('/app/routes/seller/layout.tsx')).toEqual(['owner'])
  expect(site.rulesOf('owner')).toEqual(['calendar', 'table', 'tabs'])
  expect(site.linkedBy('/app/routes/dev/ui.tsx')).toEqual(['dev'])
  expect(site.rulesOf('dev')).toEqual(['stars'])
})

test('what two areas share lies in the sheet of the first, which the second links too', async () => {
  const site = await buildSite()

  expect(site.linkedBy('/app/routes/staff/layout.tsx')).toEqual(['owner', 'staff'])
  expect(site.rulesOf('staff')).toEqual(['review'])
})

test('no script names a sheet or is left empty by one', async () => {
  const site = await buildSite()

  expect(site.scripts.filter((code) => code.trim() === '')).toEqual([])
  expect(site.scripts.filter((code) => /assets\/\S+\.css/.test(code))).toEqual([])
})

async function buildSite() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sourceFiles(), areaSheets()],
    build: {
      write: false,
      modulePreload: { resolveDependencies: () => [] },
      rolldownOptions: {
        input: Object.keys(pages),
        optimization: { inlineConst: true },
        output: { codeSplitting: { groups: [{ name: sheetOf }] } },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const sheets = output.filter((file) => file.type === 'asset')

  return {
    scripts: chunks.map(({ code }) => code),
    linkedBy(page: string) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === page)
      return [...(chunk?.viteMetadata?.importedCss ?? [])].map(sheetName).sort()
    },
    rulesOf(sheet: string) {
      const source = sheets.find(({ fileName }) => sheetName(fileName) === sheet)?.source
      return [...`${source}`.matchAll(/\._(\w+?)_/g)].map(([, rule]) => rule).sort()
    },
  }
}

function sheetName(file: string) {
  return /(\w+)-[\w-]+\.css$/.exec(file)?.[1]
}

/** The pages, and components whose sheet has one rule, which is called like the component. */
function sourceFiles(): Plugin {
  const home = '/app/routes/public/home.tsx'
  return {
    name: 'source-files',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('/app/') ? id : undefined),
    load(id) {
      if (!id.startsWith('/app/')) return
      const name = /(\w+)(\.module\.css|\.tsx)$/.exec(id)?.[1]
      if (id.endsWith('.css')) return `.${name} { color: red }`
      if (!(id in pages))
        return `import { ${name} } from '/app/ui/${name}.module.css'; document.body.className = ${name}`
      const imports = pages[id as keyof typeof pages].map((part) => `import '/app/ui/${part}.tsx'`)
      return [...imports, id === home ? `import('${later}')` : ''].join('\n')
    },
  }
}
