import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { hasRoomInMemory } from '#db/embedded/fixtures/scratch-root.ts'
import { bundledBrowser } from '#tests/bundled-browser.ts'

/** How to launch a browser: a part of Playwright's options that can be handed to a worker. */
export type BrowserChoice = { executablePath: string; env?: Record<string, string> }

/**
 * The first browser that really starts: an installed Chrome or Chromium, the one that an npm
 * package carries, or, where we are root, one from the system's packages. BASERA_BROWSER names
 * one kind (installed, bundled, apt) to use only that.
 */
export async function findBrowser(): Promise<BrowserChoice> {
  const wanted = process.env.BASERA_BROWSER
  const kinds = { installed, bundled, apt }
  if (wanted && !Object.hasOwn(kinds, wanted))
    throw new Error(`BASERA_BROWSER is "${wanted}", not one of: ${Object.keys(kinds).join(', ')}.`)
  const reasons: string[] = []
  for (const [kind, candidates] of Object.entries(kinds)) {
    if (wanted && wanted !== kind) continue
    try {
      for (const choice of await candidates()) {
        const reason = await reasonNotToStart(choice)
        if (!reason) return choice
        reasons.push(`${choice.executablePath}: ${reason}`)
      }
    } catch (error) {
      reasons.push(`${kind}: ${error instanceof Error ? error.message : error}`)
    }
  }
  throw new Error([noBrowser, ...reasons].join('\n'))
}

const noBrowser = `No browser starts on this machine. Install Google Chrome or Chromium, on Debian or
Ubuntu by "apt-get install chromium", and run the journeys again. What was tried:`

/** Only WebGL is drawn by a graphics card made of software; for the rest of a page that is slower. */
const webGlInSoftware = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
]

/** Playwright's options for a browser without a screen. WebGL in software is slow, so it is off unless asked for. */
export function launchOptions(
  { executablePath, env }: BrowserChoice,
  { webGl = false } = {},
): LaunchOptions {
  return {
    executablePath,
    ...(env && { env: { ...process.env, ...env } }),
    // Processes of the browser share memory, not files, where there is room: a twenty-fifth less work.
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages of a context share a process, which has compiled their scripts and styles before.
      '--renderer-process-limit=1',
      // Most scripts end before the code that is optimised for them would pay off: a twelfth less work.
      '--js-flags=--no-maglev --no-turbofan',
      ...(webGl ? webGlInSoftware : ['--disable-gpu', '--disable-3d-apis']),
    ],
  }
}

async function installed(): Promise<BrowserChoice[]> {
  // The headless shell is Chromium without its own windows and pages: half the processor time.
  const names = [
    'chromium-headless-shell',
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'chrome',
  ]
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .concat('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    .filter((file) => existsSync(file))
    .map((executablePath) => ({ executablePath }))
}

async function bundled(): Promise<BrowserChoice[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the npm package carries a Chromium for Linux on x86-64 only')
  const { executablePath, libraryEnv } = await bundledBrowser()
  return [{ executablePath }, { executablePath, env: libraryEnv }]
}

async function apt(): Promise<BrowserChoice[]> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('only root on Debian or Ubuntu can install one')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ])
    execFileSync('apt-get', args, { env, stdio: 'pipe' })
  return installed()
}

async function reasonNotToStart(choice: BrowserChoice) {
  try {
    const browser = await chromium.launch(launchOptions(choice))
    await browser.close()
    return undefined
  } catch (error) {
    return String(error).split('\n').slice(0, 3).join(' ')
  }
}
