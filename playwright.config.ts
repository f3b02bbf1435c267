import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './tests/start-journeys.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than cores: each waits for its browser now and then.
  workers: 3,
  // Far more than an idle machine needs, for slow CI machines.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // A journey that passes only the second time is reported as flaky.
  retries: 1,
  reporter: 'list',
  projects: [
    // First, because a browser that draws maps takes long, and one for all of them.
    { name: 'maps', testMatch: 'map.e2e.ts', fullyParallel: false, teardown: 'server log' },
    {
      name: 'journeys',
      testIgnore: ['map.e2e.ts', 'server-log.e2e.ts'],
      teardown: 'server log',
    },
    { name: 'server log', testMatch: 'server-log.e2e.ts' },
  ],
  use: {
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // A quarter of the pixels: drawing them is a tenth of a journey's work, and nobody looks at them.
    deviceScaleFactor: 0.5,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What pages ask for would pass it by, unseen by a journey's routes.
    serviceWorkers: 'block',
    // Nobody waits for transitions; what moves is tested with `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
})
