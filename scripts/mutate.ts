import { globSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

// npm run mutate -- domain/leads contract/format
// Plants faults in the code of folders and says which of them the folders' own tests do not notice.

const folders = process.argv.slice(2)
const testFiles = folders.flatMap((folder) => globSync(`${folder}/**/*.test.ts`))
if (testFiles.length === 0) {
  process.stderr.write('Name folders with tests: npm run mutate -- domain/leads\n')
  process.exit(1)
}

await new Stryker({
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
}).runMutationTest()
