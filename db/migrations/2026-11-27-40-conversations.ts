import { type Kysely, sql } from 'kysely'

/**
 * What a seeker and an owner write to each other about a home, without their numbers. Each line is
 * written once: `key` is made by the browser and stays the same when it sends again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table conversation (
      id            uuid primary key default uuid_v7(),
      listing_id    uuid not null references listing on delete cascade,
      owner_id      uuid not null references app_user on delete cascade,
      seeker_id     uuid not null references app_user on delete cascade,
      owner_unread  int not null default 0 check (owner_unread >= 0),
      seeker_unread int not null default 0 check (seeker_unread >= 0),
      last_line_at  timestamptz not null default now(),
      created_at    timestamptz not null default now(),
      unique (listing_id, seeker_id),
      check (owner_id <> seeker_id)
    )
  `.execute(db)
  await sql`
    create index conversation_of_owner on conversation (owner_id, last_line_at desc)
  `.execute(db)
  await sql`
    create index conversation_of_seeker on conversation (seeker_id, last_line_at desc)
  `.execute(db)
  await sql`
    create table conversation_line (
      id              uuid primary key default uuid_v7(),
      conversation_id uuid not null references conversation on delete cascade,
      user_id         uuid not null references app_user on delete cascade,
      body            text not null check (char_length(body) between 1 and 500),
      key             uuid not null,
      created_at      timestamptz not null default now(),
      unique (conversation_id, key)
    )
  `.execute(db)
  await sql`
    create index conversation_line_in_order on conversation_line (conversation_id, id)
  `.execute(db)
  await sql`create index conversation_line_of_user on conversation_line (user_id)`.execute(db)
  await sql`
    create trigger conversation_of_live_account before insert on conversation
    for each row execute function require_live_seeker_id()
  `.execute(db)
  await sql`
    create trigger conversation_line_of_live_account before insert on conversation_line
    for each row execute function require_live_user_id()
  `.execute(db)
  await sql`
    create function announce_conversation() returns trigger language plpgsql as $$
    begin
      perform pg_notify('inbox', new.owner_id::text);
      perform pg_notify('inbox', new.seeker_id::text);
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger conversation_announced after insert or update on conversation
    for each row execute function announce_conversation()
  `.execute(db)
  // No reference: what it names may be gone, and removing a conversation would look for it here.
  await sql`alter table complaint add column conversation_id uuid`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table complaint drop column conversation_id`.execute(db)
  await sql`drop table conversation_line, conversation`.execute(db)
  await sql`drop function announce_conversation`.execute(db)
}
