import { fork } from 'node:child_process'
import { once } from 'node:events'
import { formPost, openLine } from '#bench/http-line.ts'

/** The search call in a process of its own, on a database that is there already. */
export async function startSearchSite(url: string) {
  const script = new URL('./search-server.ts', import.meta.url)
  const server = fork(script, {
    // One client is all that is measured.
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'info', SEARCHES_PER_ADDRESS: '1000' },
    // The site writes its log as ever; nobody reads it here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ port }] = await once(server, 'message')

  return {
    /** How many connections; each posts the form again and again. */
    async open(count: number, form: Record<string, string>) {
      const request = formPost('/api/prop/search', form, { 'x-api-key': 'basera-web' })
      const lines = await Promise.all(Array.from({ length: count }, () => openLine(port, request)))
      return {
        async ask(number: number) {
          const { status, bytes } = await lines[number]!.ask()
          // An answer without listings is far shorter.
          if (status !== 200 || bytes < 5_000) throw new Error(`Answered ${status}, ${bytes} bytes`)
        },
        close: () => lines.forEach((line) => void line.close()),
      }
    },
    /** How much memory the process has, in megabytes. */
    async memory() {
      server.send('memory')
      const [{ rss }] = await once(server, 'message')
      return rss / 1e6
    },
    stop: () => server.disconnect(),
  }
}
