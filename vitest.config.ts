import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,bench,contract,db,demo,domain,scripts,server,tests}/**/*.test.{ts,tsx}'],
          globalSetup: './tests/start-database.ts',
          // Files share the modules of their worker, which saves a third of the time; no file may
          // leave anything behind in them.
          isolate: false,
          // Commands that tests start share what Node compiled of their modules, a third of a start.
          env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/test-commands') },
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
