import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = import.meta.dirname
const sheets = globSync('**/*.module.css', { cwd: app })
const scripts = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.ts', '**/*.d.ts'] })

/** Every `styles.card` of the app, as the sheet and its class. */
const uses = scripts.flatMap((script) => {
  const code = read(script)
  const imports = [...code.matchAll(/import \* as (\w+) from '#app\/([^']+\.module\.css)'/g)]
  return imports.flatMap(([, name, sheet = '']) =>
    [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, className = '']) => ({
      script,
      sheet,
      className,
    })),
  )
})

const defined = new Set(
  sheets.flatMap((sheet) => [...classesIn(read(sheet))].map((name) => `${sheet} ${name}`)),
)

test('the sheets have every class that is used', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const missing = uses.filter(({ sheet, className }) => !defined.has(`${sheet} ${className}`))
  expect(missing).toEqual([])
})

test('the sheets have no class that nothing uses', () => {
  const used = new Set(uses.map(({ sheet, className }) => `${sheet} ${className}`))
  expect([...defined].filter((name) => !used.has(name))).toEqual([])
})

test('classes written as text are global ones', () => {
  const globals = classesIn(read('styles/base.css'))
  const texts = scripts.flatMap((script) =>
    textClasses(read(script)).map((className) => ({ script, className })),
  )

  expect(texts.filter(({ className }) => !globals.has(camelCase(className)))).toEqual([])
})

test('no sheet is imported without a name, which would hide what uses it', () => {
  expect(scripts.filter((script) => /^import '[^']*\.module\.css'/m.test(read(script)))).toEqual([])
})

function read(file: string) {
  return readFileSync(path.join(app, file), 'utf8')
}

/** The words of `className="page soft"` and of texts inside `classes(…)`. */
function textClasses(code: string) {
  const attributes = [...code.matchAll(/className="([^"]*)"/g)].map(([, words = '']) => words)
  const calls = [...code.matchAll(/\bclasses\(((?:[^()]|\([^()]*\))*)\)/g)]
  const texts = calls.flatMap(([, args = '']) =>
    [...args.replaceAll(/\{[^}]*\}/g, '').matchAll(/(?:^|[,?:]|&&)\s*'([^']*)'/g)].map(
      ([, words = '']) => words,
    ),
  )
  return [...attributes, ...texts].flatMap((words) => words.split(' '))
}

/** The classes that the selectors of a sheet name, in camelCase; not those marked as global. */
function classesIn(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g)
  const names = (selectors ?? [])
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.match(/\.[a-zA-Z][\w-]*/g) ?? [])
  return new Set(names.map((name) => camelCase(name.slice(1))))
}

function camelCase(name: string) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
