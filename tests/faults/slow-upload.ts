import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'

const boundary = 'slow-upload'
const parts = 10

/** A picture that takes two seconds to arrive; the status 0 stands for no answer. */
export async function slowUpload(url: string, cookie: string): Promise<number> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`
  const end = `\r\n--${boundary}--\r\n`
  const whole = Buffer.concat([Buffer.from(head), await picture(), Buffer.from(end)])
  const asked = request(`${url}/img/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      'x-api-key': 'basera-web',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': whole.length,
      cookie,
    },
  })
  const answered = once(asked, 'response').then(
    ([reply]: IncomingMessage[]) => readStatus(reply!),
    () => 0,
  )
  const size = Math.ceil(whole.length / parts)
  for (let at = 0; at < whole.length; at += size) {
    asked.write(whole.subarray(at, at + size))
    await sleep(200)
  }
  asked.end()
  return answered
}

async function readStatus(reply: IncomingMessage) {
  reply.resume()
  await once(reply, 'end')
  return reply.statusCode ?? 0
}

function picture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 240, height: 160, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer()
}
