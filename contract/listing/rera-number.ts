import type { ReraRegister } from '#contract/options/owner-checks.ts'

type Register = {
  pattern: RegExp
  example: string
  /** Where everybody can look a number up. */
  url: string
}

/** The numbers that the states of our cities give to brokers. */
export const reraNumbers: Record<ReraRegister, Register> = {
  delhi: {
    pattern: /^DLRERA20\d{2}A\d{4}$/,
    example: 'DLRERA2023A0045',
    url: 'https://www.rera.delhi.gov.in/',
  },
  gurugram: {
    pattern: /^(?:RC\/)?HARERA\/GGM\/\d{1,5}(?:\/\d{1,5}){1,4}$/,
    example: 'RC/HARERA/GGM/1512/1107/2023/142',
    url: 'https://haryanarera.gov.in/',
  },
  panchkula: {
    pattern: /^HRERA-PKL-REA-\d{1,5}-20\d{2}$/,
    example: 'HRERA-PKL-REA-1024-2023',
    url: 'https://haryanarera.gov.in/',
  },
  uttar_pradesh: {
    pattern: /^UPRERAAGT\d{4,9}$/,
    example: 'UPRERAAGT12345',
    url: 'https://www.up-rera.in/agents',
  },
}

/** A number as the registers write it, whatever the case, spaces and dashes it was typed with. */
export function tidyReraNumber(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015]/g, '-')
}

/** The register that gives such numbers; undefined for none of ours. */
export function reraRegisterOf(number: string): ReraRegister | undefined {
  const registers = Object.keys(reraNumbers) as ReraRegister[]
  return registers.find((register) => reraNumbers[register].pattern.test(number))
}
