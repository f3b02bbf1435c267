/** How many etcd members and PostgreSQL servers there are: one may fail. */
const machines = [0, 1, 2]

/** What listens where, all on this machine, within fifty ports from the first. */
export function layoutAt(first: number, folder: string) {
  const password = 'only-for-this-machine'
  const url = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const postgres = machines.map((i) => ({
    name: `postgres-${i}`,
    port: first + 20 + i,
    restPort: first + 30 + i,
    folder: `${folder}/postgres-${i}`,
  }))
  const etcd = machines.map((i) => ({
    name: `etcd-${i}`,
    port: first + 10 + 2 * i,
    peerPort: first + 11 + 2 * i,
    folder: `${folder}/etcd-${i}`,
  }))
  return {
    folder,
    password,
    /** The port of nginx, which visitors use. */
    port: first,
    sites: [first + 1, first + 2],
    leaderPort: first + 5,
    replicaPort: first + 6,
    storePort: first + 7,
    postgres,
    etcd,
    leaderUrl: url(first + 5),
    readUrls: postgres.map(({ port }) => url(port)),
  }
}

export type Layout = ReturnType<typeof layoutAt>
