import { once } from 'node:events'
import { connect } from 'node:net'

type Answer = { status: number; bytes: number }
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** One kept-open connection that sends the same request again and again, with as little work as possible. */
export async function openLine(port: number, request: string) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const question = Buffer.from(request)
  let waiting: Waiting | undefined
  let answer: Answer | undefined
  let missing = 0

  socket.on('data', (part) => {
    if (!answer) {
      const head = readHead(part)
      answer = { status: head.status, bytes: head.length }
      missing = head.length + head.size
    }
    missing -= part.length
    if (missing > 0) return
    const done = answer
    answer = undefined
    waiting?.resolve(done)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection.')))

  return {
    ask: () =>
      new Promise<Answer>((resolve, reject) => {
        waiting = { resolve, reject }
        if (socket.destroyed) reject(new Error('The server closed the connection.'))
        else socket.write(question)
      }),
    close: () => socket.destroy(),
  }
}

/** The head comes whole in the first part: our own server writes it at once. */
function readHead(part: Buffer) {
  const end = part.indexOf('\r\n\r\n')
  const head = part.toString('latin1', 0, end)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (end < 0 || !length) throw new Error(`An answer that cannot be read: ${head.slice(0, 200)}`)
  return { status: Number(head.slice(9, 12)), size: end + 4, length: Number(length) }
}

/** A form post as it goes over the line. */
export function formPost(
  path: string,
  form: Record<string, string>,
  headers: Record<string, string>,
) {
  const body = new URLSearchParams(form).toString()
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
