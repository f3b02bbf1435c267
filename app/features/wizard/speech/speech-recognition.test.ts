import { expect, test } from 'vitest'
import { readResult } from '#app/features/wizard/speech/speech-recognition.ts'

const part = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal })

test('parts what is settled from what may still change, and leaves out what was told before', () => {
  const results = [part('2 bhk', true), part(' dwarka sector 12 ', true), part('25 hazaar', false)]
  expect(readResult({ resultIndex: 1, results })).toEqual({
    settled: 'dwarka sector 12',
    open: '25 hazaar',
  })
})
