import { type ReactNode, useState } from 'react'
import { data, Link } from 'react-router'
import { ApiCall } from '#app/features/api-page/api-call.tsx'
import type { ApiDocument } from '#app/features/api-page/api-document.ts'
import { InlineCode } from '#app/features/api-page/inline-code.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { useSite } from '#app/session/root-data.ts'
import { classes } from '#app/ui/classes.ts'
import { Logo } from '#app/ui/logo.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/api'
import * as styles from '#app/features/api-page/api-page.module.css'

export const meta = pageMeta({ title: 'API', isPrivate: true })

/** To read and try every call, for those who write a client; not part of the product. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(resourcesContext).env.DEV_OUTBOX) throw data(null, { status: 404 })
  return null
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ApiDocument> {
  await serverLoader()
  const reply = await fetch('/api/openapi.json')
  return reply.json()
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Frame>Loading the calls …</Frame>
}

export default function ApiPage({ loaderData }: Route.ComponentProps) {
  const { info, tags, paths } = loaderData
  const [words, setWords] = useState('')
  const found = Object.entries(paths).filter(([path, { post }]) =>
    `${path} ${post.summary}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  return (
    <Frame>
      <p className="soft">
        <InlineCode text={info.description} />
      </p>
      <TextField label="Find a call" value={words} onValue={setWords} type="search" />
      {tags.map(({ name, description }) => {
        const calls = found.filter(([, { post }]) => post.tags.includes(name))
        if (calls.length === 0) return null
        return (
          <section key={name} className={styles.group} aria-label={name}>
            <h2>{name}</h2>
            <p className="soft">
              <InlineCode text={description} />
            </p>
            {calls.map(([path, { post }]) => (
              <ApiCall key={path} path={path} call={post} />
            ))}
          </section>
        )
      })}
      <p role="status" className="small soft">
        {found.length === 1 ? '1 call' : `${found.length} calls`}
      </p>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { name } = useSite()
  return (
    <main className={classes(styles.page, 'page')} id="content" tabIndex={-1}>
      <header className={styles.head}>
        <Link to="/" className={styles.home}>
          <Logo alt={`${name}, home`} />
        </Link>
        <h1>API</h1>
        <p>
          As a document for programs: <a href="/api/openapi.json">/api/openapi.json</a>
        </p>
      </header>
      {children}
    </main>
  )
}
