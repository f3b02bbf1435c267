import { expect, test } from 'vitest'
import { loginReason } from '#app/features/login/login-reason.ts'
import * as messages from '#contract/messages.ts'

test.each([
  ['/property/?id=SPN1#contact', messages.listing.loginForContact],
  ['/property/?id=SPN1#visit', messages.listing.loginForVisit],
  ['/property/?id=SPN1#save', messages.listing.loginForSave],
  ['/search/rent?city=delhi#save=SPN1', messages.listing.loginForSave],
  ['/saved', undefined],
  ['/help#contacts', undefined],
])('back to %s the reason is %s', (target, reason) => {
  expect(loginReason(target)).toBe(reason)
})
