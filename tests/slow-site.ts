import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site as a slow network shows it: a page stops after some text until its rest is sent. */
export async function openSlowSite(siteUrl: string, stopAfter: string) {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const policy = answer.headers.get('content-security-policy') ?? ''
    response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy })
    const stop = type.startsWith('text/html') ? body.indexOf(stopAfter) + stopAfter.length : 0
    response.write(body.subarray(0, stop))
    if (stop > 0) await rest
    response.end(body.subarray(stop))
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    sendRest,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
