import { isMainThread } from 'node:worker_threads'

// Loaded before the server: when the process that started it dies, even by kill -9, the channel
// between the two closes, and the server ends as if its terminal had been closed.
if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGHUP'))
  process.channel.unref()
}
