import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { install } from './install.mjs'
import { root, run, runScript, Stop } from './run.mjs'

// npm run mutate -- domain/leads contract/format
// Plants faults in the code of folders and says which of them the folders' own tests do not notice.

await runScript(async () => {
  const folders = process.argv.slice(2)
  const testFiles = folders.flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`))
  if (testFiles.length === 0)
    throw new Stop('Name folders with tests: npm run mutate -- domain/leads')
  // A third of all packages, which nothing else needs.
  const tool = path.join(root, 'scripts/mutation')
  await install(tool)
  mkdirSync('data', { recursive: true })
  writeFileSync('data/mutation.json', JSON.stringify(configOf(folders, testFiles)))
  const stryker = path.join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  return run(process.execPath, [stryker, 'run', 'data/mutation.json'])
})

function configOf(folders: string[], testFiles: string[]) {
  return {
    mutate: folders.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`]),
    testFiles,
    testRunner: 'vitest',
    coverageAnalysis: 'perTest',
    // A fault in what runs when a module is loaded would need every test again.
    ignoreStatic: true,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, skipFull: true, reportTests: false, allowColor: false },
    // Stryker rewrites tsconfig.json with an API that TypeScript 7 no longer has.
    ignorePatterns: ['bench', 'build', 'data', 'docs', 'public', 'tsconfig.json'],
    tempDirName: 'data/mutants',
    concurrency: 1,
  }
}
