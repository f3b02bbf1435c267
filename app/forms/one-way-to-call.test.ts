import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.join(import.meta.dirname, '..')

/** What nobody presses: it asks while somebody types, looks or waits, or is part of a form's save. */
const background = [
  'browser/send-web-vitals.ts',
  'features/map/find-area-around.ts',
  'features/map/use-map-listings.ts',
  'features/notifications/notification-detail.tsx',
  'features/review/use-claim.ts',
  'features/search/find-near-me.ts',
  'features/search/travel-filter.tsx',
  'features/search/use-more-results.ts',
  'features/search/use-suggestions.ts',
  'features/sender/use-known-people.ts',
  'features/sender/use-progress.ts',
  'features/wizard/hand-over-drafts.ts',
  'features/wizard/send-unsaved.ts',
  'features/wizard/use-address-search.ts',
  'features/wizard/use-photo-turns.ts',
  'features/wizard/use-pin-address.ts',
  'features/wizard/use-save-step.ts',
  'features/wizard/use-unlikely.tsx',
  'features/wizard/use-unsaved.ts',
]

test('whatever is pressed calls by useCall; `call` itself is for the background', () => {
  const callers = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] }).filter((file) =>
    /import \{[^}]*\bcall\b[^}]*\} from '#app\/forms\/api-client.ts'/.test(
      readFileSync(path.join(app, file), 'utf8'),
    ),
  )
  expect(callers.filter((file) => !file.startsWith('forms')).sort()).toEqual(background)
})
