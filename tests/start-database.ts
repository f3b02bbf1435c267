import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from '#tests/start-test-server.ts'

/** Vitest's global setup: one PostgreSQL server for all unit and integration tests of a run. */
export default async function setup(project: TestProject) {
  const { stop, ...server } = await startTestServer()
  project.provide('testServer', server)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}
