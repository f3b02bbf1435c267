import { expect, test } from 'vitest'
import { readableRequest } from '#server/pages/readable-request.ts'

test.for([
  ['/search?q=a%20b', '/search?q=a%20b'],
  ['/leads%00.csv?listing=%00', '/leads.csv?listing='],
  ['/%', '/%EF%BF%BD'],
  ['/a%20b/%zz?q=%zz', '/a%EF%BF%BD20b/%EF%BF%BDzz?q=%zz'],
  ['/%ff', '/%EF%BF%BDff'],
  ['/%0d%0aX', '/%0d%0aX'],
])('%s is read as %s', ([path, expected]) => {
  const request = new Request(`http://localhost${path}`, { headers: { cookie: 'a=b' } })
  const readable = readableRequest(request)

  expect([readable.url, readable.headers.get('cookie')]).toEqual([
    `http://localhost${expected}`,
    'a=b',
  ])
})
