import { type Kysely, sql } from 'kysely'

/** Why a listing is hidden and what it was before, instead of one status for five facts. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing
      add column hidden_because text constraint listing_hidden_because_check
        check (hidden_because in ('disabled', 'unanswered', 'blocked', 'removed', 'erased')),
      add column hidden_from text constraint listing_hidden_from_check check (
        hidden_from in ('draft', 'under_review', 'review_failed', 'active', 'sold_out')
      )
  `.execute(db)
  // Not an edit by the owner, so updated_at stays.
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await tellWhy(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
  await sql`
    alter table listing
      add constraint listing_hidden_has_cause
        check (status <> 'delete' or hidden_because is not null),
      add constraint listing_blocked_was_shown check (
        status <> 'delete' or hidden_because <> 'blocked'
        or (hidden_from is not null and hidden_from in ('active', 'sold_out'))
      ),
      drop column blocked_status
  `.execute(db)
}

/** From the block of the owner, the erased account, or else from who hid it by the audit log. */
async function tellWhy(db: Kysely<unknown>) {
  await sql`
    with hidden as (
      select distinct on (subject_id) subject_id, actor_id, before_state from audit_entry
      where subject_kind = 'listing' and action in ('set_status', 'undo_status')
        and after_state = 'delete' and before_state <> 'delete'
      order by subject_id, created_at desc, id desc
    ), told as (
      select listing.id, coalesce(blocked_status, hidden.before_state) as hidden_from, case
        when blocked_status is not null then 'blocked'
        when owner.erased_at is not null then 'erased'
        when hidden.subject_id is null or hidden.actor_id = owner.id then 'disabled'
        when hidden.actor_id is null then 'unanswered'
        else 'removed'
      end as hidden_because
      from listing join app_user owner on owner.id = owner_id
      left join hidden on hidden.subject_id = listing.id::text
      -- Those that came back too: what is undone leads to where it was.
      where listing.status = 'delete' or hidden.subject_id is not null
    )
    update listing set hidden_because = told.hidden_because, hidden_from = told.hidden_from,
      status_reason = case
        when status = 'delete' and status_reason in ('Nobody confirmed that it is still available.', 'account erased')
        then '' else status_reason
      end
    from told where told.id = listing.id
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`
    alter table listing
      drop constraint listing_hidden_has_cause,
      drop constraint listing_blocked_was_shown,
      add column blocked_status text check (blocked_status in ('active', 'sold_out'))
  `.execute(db)
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await sql`
    update listing set
      blocked_status = case when hidden_because = 'blocked' then hidden_from end,
      status_reason = case hidden_because
        when 'unanswered' then 'Nobody confirmed that it is still available.'
        when 'erased' then 'account erased'
        else status_reason
      end
    where status = 'delete'
  `.execute(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
  await sql`alter table listing drop column hidden_because, drop column hidden_from`.execute(db)
}
