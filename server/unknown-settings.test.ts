import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings, settings } from '#server/env.ts'
import { describeUnknownSettings, namesInFiles } from '#server/unknown-settings.ts'
import { test as folderTest } from '#tests/folder.ts'
import { runCommand, slowly } from '#tests/run-command.ts'

describe('a name in a file of settings', () => {
  test.each([
    ['DATABSE_URL', 'did you mean DATABASE_URL?'],
    ['database_url', 'did you mean DATABASE_URL?'],
    ['SMS_PROVDER', 'did you mean SMS_PROVIDER?'],
    ['PUBLICURL', 'did you mean PUBLIC_URL?'],
    ['NODE_EVN', 'did you mean NODE_ENV?'],
    ['ZOOKEEPER', 'remove it, or see .env.example.'],
  ])('%s is told: %s', (name, advice) => {
    expect(describeUnknownSettings({ settings, inFiles: [name], inEnvironment: [name] })).toEqual([
      `There is no setting ${name}: ${advice}`,
    ])
  })

  test('of Node, the driver or the system is nobody’s mistake', () => {
    const inFiles = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'PGSSLROOTCERT', 'TZ', 'HTTPS_PROXY']
    expect(describeUnknownSettings({ settings, inFiles, inEnvironment: inFiles })).toEqual([])
  })
})

describe('a name in the environment', () => {
  test('is told only when one letter makes it a setting', () => {
    const inEnvironment = [
      'HOME',
      'HOSTS',
      'HOSTNAME',
      'KUBERNETES_PORT',
      'PUBLIC_RUL',
      'PGDATABASE',
    ]
    expect(describeUnknownSettings({ settings, inFiles: [], inEnvironment })).toEqual([
      'There is no setting PUBLIC_RUL: did you mean PUBLIC_URL?',
    ])
  })
})

folderTest('finds the files that Node read, however the option is written', ({ folder }) => {
  const write = (name: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, `${name.toUpperCase()}=1`)
    return file
  }
  const options = [`--env-file=${write('a')}`, '--import=x', '--env-file', write('b')]
  expect(namesInFiles([...options, `--env-file-if-exists=${folder}/nowhere`])).toEqual(['A', 'B'])
})

folderTest(
  'a command warns while developing and refuses in production',
  slowly,
  async ({ folder }) => {
    const file = path.join(folder, '.env')
    const list = (lines: string[]) => {
      writeFileSync(file, [`DATA_DIR=${folder}/data`, ...lines].join('\n'))
      return runCommand('staff.ts', ['list'], {}, [`--env-file=${file}`])
    }
    const mistake = 'There is no setting DATABSE_URL: did you mean DATABASE_URL?\n'

    const warned = await list(['DATABSE_URL=postgres://db/basera'])
    expect(warned.err).toBe(
      `${mistake}There is no database yet. Run npm start once, then try again.\n`,
    )
    const refused = await list(['NODE_ENV=production', 'DATABSE_URL=postgres://db/basera'])
    expect(refused).toEqual({ code: 1, out: '', err: mistake })
  },
)

test('a site at a public address refuses too', () => {
  vi.stubEnv('DATABSE_URL', 'postgres://db/basera')
  onTestFinished(() => void vi.unstubAllEnvs())
  const sentences: string[] = []
  const read = () => readSettings({ warn: (sentence) => sentences.push(sentence) })
  read()
  expect(sentences).toEqual(['There is no setting DATABSE_URL: did you mean DATABASE_URL?'])

  vi.stubEnv('PUBLIC_URL', 'https://basera.example')
  expect(read).toThrow('There is no setting DATABSE_URL: did you mean DATABASE_URL?')
})
