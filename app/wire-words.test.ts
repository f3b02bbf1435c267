import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Words of the wire that have one of ours; `contract/schemas` translates them. */
const wireWords =
  /\b(phone_no|phone_no_b|u_otp|user_name|full_name|user_email|page_no|_id|spnInput|visit_date|visit_time|ref_no)\b/g

test('what people and pages are called on the wire is not written in app/', () => {
  const app = import.meta.dirname
  const files = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] })
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(wireWords)].map(
      ([word]) => `${file}: ${word}`,
    ),
  )

  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
