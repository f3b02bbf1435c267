import type { Layout } from '#tests/cluster/layout.ts'

const host = '127.0.0.1'

export function etcdArgs(layout: Layout, index: number) {
  const { name, port, peerPort, folder } = layout.etcd[index]!
  const peer = `http://${host}:${peerPort}`
  const client = `http://${host}:${port}`
  const members = layout.etcd.map((each) => `${each.name}=http://${host}:${each.peerPort}`)
  return [
    '--name',
    name,
    '--data-dir',
    folder,
    '--initial-cluster',
    members.join(','),
    '--listen-peer-urls',
    peer,
    '--initial-advertise-peer-urls',
    peer,
    '--listen-client-urls',
    client,
    '--advertise-client-urls',
    client,
    '--heartbeat-interval',
    '200',
    '--election-timeout',
    '2000',
  ]
}

/** Patroni reads YAML, of which JSON is a part. */
export function patroniConfiguration(layout: Layout, index: number) {
  const { password } = layout
  const { name, port, restPort, folder } = layout.postgres[index]!
  const rest = `${host}:${restPort}`
  const address = `${host}:${port}`
  return JSON.stringify({
    scope: 'basera',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: layout.etcd.map((each) => `${host}:${each.port}`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        // A write is acknowledged when a standby has it too, so that a failover loses none.
        synchronous_mode: true,
        // A leader that was killed is not waited for.
        primary_start_timeout: 0,
        master_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { shared_buffers: '32MB', max_connections: 200, max_wal_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: folder,
      bin_dir: '/usr/lib/postgresql/15/bin',
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
      pg_hba: [
        `host all all ${host}/32 scram-sha-256`,
        `host replication all ${host}/32 scram-sha-256`,
      ],
      parameters: { unix_socket_directories: layout.folder, password_encryption: 'scram-sha-256' },
    },
  })
}

/** Patroni's REST says who the leader is; sessions of one that is no more are ended at once. */
export function haproxyConfiguration({ leaderPort, replicaPort, postgres }: Layout) {
  const servers = postgres.map(
    ({ name, port, restPort }) => `  server ${name} ${host}:${port} check port ${restPort}`,
  )
  const listen = (name: string, port: number, path: string) => `
listen ${name}
  bind ${host}:${port}
  option httpchk GET ${path}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
  return `defaults
  mode tcp
  maxconn 1000
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
${listen('leader', leaderPort, '/primary')}${listen('replicas', replicaPort, '/replica')}`
}

/**
 * A request is tried at the next site where a connection is refused; one that was sent is not sent
 * twice. As in deploy/nginx.conf: a site is asked again at once after a failure, since both may have
 * failed a moment ago, and unused connections are given up before a site that stops closes them.
 */
export function nginxConfiguration({ folder, port, sites }: Layout) {
  const servers = sites.map((site) => `server ${host}:${site} max_fails=0;`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  )
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-errors.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_max_body_size 25m;
  ${paths.join('\n  ')}
  upstream site { ${servers.join(' ')} keepalive 32; keepalive_timeout 4s; }
  server {
    listen ${host}:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_buffering off;
    }
  }
}
`
}
