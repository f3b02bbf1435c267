import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { photoLimits } from '#contract/limits/listings.ts'
import { readEnv, settings } from '#server/env.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Longer than a process takes to stop: it drains, and then has ten seconds. */
const stopSeconds = (drainSeconds: string) => Number(drainSeconds) + 10

describe('deploy/kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml')).map((each) => each.toJS())
  const byKind = (kind: string) => documents.find((each) => each.kind === kind)
  const config = byKind('ConfigMap').data
  const secret = byKind('Secret').stringData
  const pod = byKind('Deployment').spec.template.spec
  const [site] = pod.containers

  test('gives settings that exist and that the site starts with', () => {
    const given = { ...config, ...secret }
    expect(Object.keys(given).filter((name) => !settings.includes(name))).toEqual([])
    expect(readEnv(given)).toMatchObject({ NODE_ENV: 'production', MIGRATE_AT_START: false })
  })

  test('probes what the site answers, on its port, and waits until it has stopped', () => {
    expect(site.ports).toContainEqual({ name: 'http', containerPort: Number(config.PORT) })
    expect(site.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' })
    expect(site.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(site.startupProbe.httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(stopSeconds(config.DRAIN_SECONDS))
    const { periodSeconds, failureThreshold } = site.readinessProbe
    expect(Number(config.DRAIN_SECONDS)).toBeGreaterThan(periodSeconds * failureThreshold)
  })

  test('migrates in a job, and runs nothing as root or on a file system that can be written', () => {
    const job = byKind('Job').spec.template.spec.containers[0]
    expect(existsSync(path.join(root, job.command[1]))).toBe(true)
    for (const { securityContext, envFrom } of [job, site]) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, readOnlyRootFilesystem: true })
      expect(envFrom).toHaveLength(2)
    }
    expect(byKind('PodDisruptionBudget').spec.selector).toEqual(byKind('Deployment').spec.selector)
  })
})

describe('deploy/compose.yaml', () => {
  const { app, ...others } = parse(read('deploy/compose.yaml')).services

  test('gives settings that exist and that the site starts with', () => {
    const given = { ...app.environment, SECRET: 'x'.repeat(32) }
    expect(Object.keys(given).filter((name) => !settings.includes(name))).toEqual([])
    expect(() => readEnv(given)).not.toThrow()
  })

  test('builds the image, starts after what it needs, and waits until the site has stopped', () => {
    expect(existsSync(path.join(root, app.build.dockerfile))).toBe(true)
    expect(Object.keys(app.depends_on).filter((name) => !(name in others))).toEqual([])
    expect(Number.parseInt(app.stop_grace_period, 10)).toBeGreaterThan(
      stopSeconds(app.environment.DRAIN_SECONDS),
    )
    expect(app.ports).toEqual([`${app.environment.PORT}:${app.environment.PORT}`])
  })
})

describe('deploy/Containerfile', () => {
  const text = read('deploy/Containerfile')
  const [, , last = ''] = text.split(/^FROM .*$/m).slice(1)

  test('copies what is there, and no tests, tools or data', () => {
    const copied = [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
      names!.split(' '),
    )
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
    expect(copied).not.toContain('.')
    expect(copied).not.toContain('tests')
  })

  test('runs the site as a user without rights, with packages for production only', () => {
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^CMD \["node", "server\/main.ts"\]$/m)
    expect(text).toContain('npm ci --omit=dev')
  })
})

test('the systemd unit waits until the site has stopped', () => {
  const unit = read('deploy/basera@.service')
  const [, seconds] = /TimeoutStopSec=(\d+)/.exec(unit) ?? []
  expect(Number(seconds)).toBeGreaterThan(stopSeconds('6'))
  expect(unit).toContain('KillMode=mixed')
  // Commands read .env of the checkout: settings in another file would lead them to another database.
  expect(unit).not.toContain('EnvironmentFile')
})

test('the workflow runs npm test on the oldest Node that the product starts with', () => {
  const { jobs } = parse(read('.github/workflows/test.yml'))
  const steps: { run?: string; with?: Record<string, unknown> }[] = jobs.test.steps
  const [, oldest] = /(\d+)/.exec(JSON.parse(read('package.json')).engines.node) ?? []
  expect(steps.some(({ run }) => run === 'npm test')).toBe(true)
  expect(steps.map((step) => step.with?.['node-version'])).toContain(Number(oldest))
})

test('the proxies let the largest picture through, and send nothing twice', () => {
  const nginx = read('deploy/nginx.conf')
  const [, megabytes] = /client_max_body_size (\d+)m/.exec(nginx) ?? []
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(photoLimits.bytes)
  expect(nginx.replace(/#.*$/gm, '')).not.toContain('non_idempotent')
  expect(nginx).toMatch(/location \/events\/ \{[^}]*proxy_buffering off/)

  const haproxy = read('deploy/haproxy.cfg')
  const [, bytes] = /req\.body_size gt (\d+)/.exec(haproxy) ?? []
  expect(Number(bytes)).toBeGreaterThan(photoLimits.bytes)
  expect(haproxy.match(/retry-on .*/g)).toEqual([
    'retry-on conn-failure',
    'retry-on conn-failure 404',
  ])
})
