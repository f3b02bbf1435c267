import { type Kysely, sql } from 'kysely'

/** Administrators are staff who may also make others staff. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table app_user drop constraint app_user_role_check`.execute(db)
  await sql`
    alter table app_user add constraint app_user_role_check
    check (role in ('member', 'staff', 'administrator'))
  `.execute(db)
  await sql`drop index app_user_staff`.execute(db)
  await sql`create index app_user_staff on app_user (id) where role <> 'member'`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`update app_user set role = 'staff' where role = 'administrator'`.execute(db)
  await sql`alter table app_user drop constraint app_user_role_check`.execute(db)
  await sql`
    alter table app_user add constraint app_user_role_check check (role in ('member', 'staff'))
  `.execute(db)
  await sql`drop index app_user_staff`.execute(db)
  await sql`create index app_user_staff on app_user (id) where role = 'staff'`.execute(db)
}
