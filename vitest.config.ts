import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,contract,db,demo,domain,scripts,server,tests}/**/*.test.{ts,tsx}'],
          globalSetup: './tests/start-database.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.e2e.ts'],
          globalSetup: ['./tests/start-database.ts', './tests/start-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // A browser on a busy machine may stumble once; twice is a fault of ours.
          retry: 1,
        },
      },
    ],
  },
})
