import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { connect } from '#db/connect.ts'
import { createApi } from '#server/api/api.ts'
import { readEnv } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestFrame } from '#server/http/request-frame.ts'
import { createLog } from '#server/log.ts'
import type { Services } from '#server/services.ts'

// The API on a thread of its own, so that whoever measures it does not share its time.
const env = readEnv({})
const db = connect(workerData.url, { size: env.DATABASE_POOL })
const services = { env, db, readDb: db, log: createLog('silent'), isReady: () => true }
const site = new Hono<AppEnv>()
  // Searching needs neither pictures nor secrets.
  .use(requestFrame(services as unknown as Services))
  .route('/', createApi(env))
const server = createServer(getRequestListener(site.fetch))
server.listen(0, () => parentPort?.postMessage(server.address()))
