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
    ],
  },
})
