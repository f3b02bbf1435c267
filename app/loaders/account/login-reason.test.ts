import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loginReason } from '#app/loaders/account/login-reason.ts'
import * as texts from '#contract/texts.ts'

test.each([
  ['/property/?id=SPN1#contact', texts.listing.loginForContact],
  ['/property/?id=SPN1#visit', texts.listing.loginForVisit],
  ['/property/?id=SPN1#save', texts.listing.loginForSave],
  ['/search/rent?city=delhi#save=SPN1', texts.listing.loginForSave],
  ['/search/rent?city=delhi#save-search', texts.savedSearches.loginForSave],
  ['/saved', texts.login.reasonsByPath['/saved']],
  ['/list-property/?id=SPN1', texts.login.reasonsByPath['/list-property']],
  ['/dashboard', texts.login.reasonsByPath['/dashboard']],
  ['/Dashboard/visits?all=1', texts.login.reasonsByPath['/dashboard/visit']],
  ['/dashboard/listings_tab/SPN1/share', texts.login.reasonsByPath['/dashboard/listings_tab']],
  ['/profile', texts.login.reasonsByPath['/profile']],
  ['/admin/review', texts.login.reasonsByPath['/admin']],
  ['/loan', undefined],
  ['/', undefined],
  ['/help#contacts', undefined],
])('back to %s the reason is %s', (target, reason) => {
  expect(loginReason(target)).toBe(reason)
})

test('every page that asks for a login says why', () => {
  for (const path of pagesForMembers()) expect(loginReason(path), path).toBeDefined()
})

/** The addresses of the files that call one of the guards. */
function pagesForMembers() {
  const table = readFileSync('app/routes.ts', 'utf8')
  const routes = [...table.matchAll(/route\('([^'*]+)', '(routes\/[^']+)'/g)]
  return routes
    .filter(([, , file]) =>
      /require(Viewer|Staff|Administrator)\(/.test(readFileSync(`app/${file}`, 'utf8')),
    )
    .map(([, path = '']) => addressOf(path))
}

/** Children stand in the table without their parent's path. */
function addressOf(path: string) {
  const parents = {
    dashboard: /^(listings_tab|saved_tab|leads|visits|profile_tab|inbox|rera)\b/,
    'list-property': /^(basic_details|:step)$/,
  }
  const parent = Object.entries(parents).find(([, child]) => child.test(path))
  return parent ? `/${parent[0]}/${path}` : `/${path}`
}
