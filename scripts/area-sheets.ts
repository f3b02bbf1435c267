import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What imports what, as the bundler knows it. */
export type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

/** A style sheet each, and the folder of app/routes/ whose pages load it; all other pages are public. */
const folders = { owner: 'seller', staff: 'staff', dev: 'dev' }

export type Sheet = 'public' | keyof typeof folders

/** In this order: rules that several areas use lie in the sheet of the first of them. */
const sheets: Sheet[] = ['public', 'owner', 'staff', 'dev']

/** The sheet that a CSS file belongs to, by the pages that import it; null for any other file. */
export function sheetOf(id: string, graph: Graph): Sheet | null {
  if (!isCss(id)) return null
  const users = usersOf(id, graph)
  return sheets.find((sheet) => users.has(sheet)) ?? 'public'
}

/**
 * Has every page of an area link the sheets with its rules, and no other part of the build know of
 * them. Otherwise each route and each part that is loaded later would name its sheet once more, and
 * the public sheet would be fetched and applied a second time with the first such part.
 */
export function areaSheets(): Plugin {
  return {
    name: 'area-sheets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Once its names stand in the code, nothing imports a CSS module; its rules are still needed.
    transform: {
      order: 'post',
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const taken = chunks.map((chunk) => ({ chunk, files: takeSheets(chunk) }))
        for (const { chunk, files } of taken.filter((each) => each.files.length > 0)) {
          const users = usersOfAny(chunk, this)
          for (const page of chunks.filter((each) => mayLink(each, users)))
            for (const file of files) page.viteMetadata?.importedCss.add(file)
          if (chunk.code.trim() === '') removeChunk(chunk, bundle)
        }
      },
    },
  }
}

function takeSheets({ viteMetadata }: Rolldown.OutputChunk) {
  const files = [...(viteMetadata?.importedCss ?? [])]
  viteMetadata?.importedCss.clear()
  return files
}

/** Takes away the empty script that is left of CSS modules, which pages would fetch in vain. */
function removeChunk({ fileName }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  delete bundle[fileName]
  for (const other of Object.values(bundle)) {
    if (other.type !== 'chunk' || !other.imports.includes(fileName)) continue
    other.imports = other.imports.filter((each) => each !== fileName)
    other.code = other.code.replace(`import"./${path.basename(fileName)}";`, '')
  }
}

/** Whether this is a page that uses the sheet; what public pages use is linked by the root of all. */
function mayLink({ facadeModuleId }: Rolldown.OutputChunk, users: Set<Sheet>) {
  if (!facadeModuleId) return false
  if (users.has('public')) return isRoot(facadeModuleId)
  const area = areaOf(facadeModuleId)
  return area !== undefined && users.has(area)
}

function usersOfAny(chunk: Rolldown.OutputChunk, graph: Graph) {
  const users = chunk.moduleIds.filter(isCss).map((id) => usersOf(id, graph))
  return new Set(users.flatMap((each) => [...each]))
}

/** The areas whose pages import a module, directly or not, at once or later. */
function usersOf(id: string, graph: Graph, seen = new Set<string>()): Set<Sheet> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const area = areaOf(id)
  if (area) return new Set([area])
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const users = [...importers, ...dynamicImporters].map((each) => usersOf(each, graph, seen))
  return new Set(users.flatMap((each) => [...each]))
}

/** The area of a page; undefined for what is not a page. */
function areaOf(id: string): Sheet | undefined {
  if (isRoot(id)) return 'public'
  const folder = /[\\/]app[\\/]routes[\\/](\w+)[\\/]/.exec(id)?.[1]
  if (!folder || isCss(id)) return
  return sheets.find((sheet) => sheet !== 'public' && folders[sheet] === folder) ?? 'public'
}

function isRoot(id: string) {
  return /[\\/]app[\\/]root\.tsx(\?|$)/.test(id)
}

function isCss(id: string) {
  return id.endsWith('.css')
}
