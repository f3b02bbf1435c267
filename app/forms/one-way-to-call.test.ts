import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.join(import.meta.dirname, '..')

/** What nobody presses: a failure is not told, and sends nobody to the login. */
const background = {
  'browser/send-web-vitals.ts': 'a page that is left',
  'features/map/use-map-listings.ts': 'a map that is moved',
  'features/notifications/notification-detail.tsx': 'a notification that is read',
  'features/review/use-claim.ts': 'a claim that is renewed',
  'features/search/travel-filter.tsx': 'suggestions while typing',
  'features/search/use-more-results.ts': 'the hearts of a list that was shown before',
  'features/search/use-suggestions.ts': 'suggestions while typing',
  'features/sender/use-known-people.ts': 'the names of numbers while typing',
  'features/wizard/hand-over-drafts.ts': 'what is typed, before a logout',
  'features/wizard/send-unsaved.ts': 'what is typed',
  'features/wizard/use-pin-address.ts': 'a pin that is moved',
  'features/wizard/use-unsaved.ts': 'what is typed',
}

/** What is pressed, and cannot be one call at a time. */
const pressed = {
  'features/map/find-area-around.ts': 'asks for one area after the other, and as anyone may',
  'features/sender/use-progress.ts': 'asks until a broadcast is sent; useSignedIn',
  'features/wizard/use-address-search.ts': 'takes the place of suggestions; useSignedIn',
  'features/wizard/use-photo-turns.ts': 'turns several pictures at a time; useSignedIn',
  'features/wizard/use-save-step.ts': 'sends what a form of useCallForm saves; useSignedIn',
  'features/wizard/use-unlikely.tsx': 'is asked before that, and leaves what fails to the save',
}

test('whatever is pressed calls by useCall; `call` itself is for what cannot', () => {
  const callers = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] }).filter((file) =>
    /import \{[^}]*\bcall\b[^}]*\} from '#app\/forms\/api-client.ts'/.test(read(file)),
  )
  expect(callers.filter((file) => !file.startsWith('forms')).sort()).toEqual(
    Object.keys({ ...background, ...pressed }).sort(),
  )
})

test('what is pressed asks for the login where a session has ended, and the background does not', () => {
  const asks = Object.keys({ ...background, ...pressed }).filter((file) =>
    /\buseSignedIn\(|redirectToLogin/.test(read(file)),
  )
  const listed = Object.entries(pressed).filter(([, reason]) => reason.endsWith('useSignedIn'))
  expect(asks.sort()).toEqual(listed.map(([file]) => file))
})

function read(file: string) {
  return readFileSync(path.join(app, file), 'utf8')
}
