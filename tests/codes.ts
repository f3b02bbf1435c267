import { randomBytes } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import type { CodeRequest } from '#domain/codes/code-request.ts'
import type { CodeSettings } from '#domain/codes/code-settings.ts'
import { issueCode } from '#domain/codes/issue-code.ts'
import { redeemCode } from '#domain/codes/redeem-code.ts'

export const codeSettings: CodeSettings = {
  secret: randomBytes(32),
  length: 4,
  longLength: 8,
  minutesValid: 10,
  triesPerCode: 5,
  wrongPerPhoneDay: 10,
  wrongPerAddressHour: 20,
  secondsBetween: 30,
  perPhoneHour: 5,
  perPhoneDay: 10,
  perAddressHour: 60,
  perSiteDay: 1_000,
}

/** Somebody who wants to log in, except for what the test cares about. */
export const codeRequest: CodeRequest = {
  phone: '9876500001',
  intent: 'login',
  challenge: 'a browser',
  isKnownBrowser: false,
  address: '10.0.0.1',
}

export function issue(
  db: Db,
  request: Partial<CodeRequest> = {},
  settings: Partial<CodeSettings> = {},
) {
  return issueCode(db, { ...codeSettings, ...settings }, { ...codeRequest, ...request })
}

type Attempt = Parameters<typeof redeemCode>[2]

export function redeem(
  db: Db,
  attempt: Pick<Attempt, 'code'> & Partial<Attempt>,
  settings: Partial<CodeSettings> = {},
) {
  const { isKnownBrowser, ...browser } = codeRequest
  return redeemCode(db, { ...codeSettings, ...settings }, { ...browser, ...attempt })
}

export function wrong(code: string) {
  return code === '0000' ? '1111' : '0000'
}
