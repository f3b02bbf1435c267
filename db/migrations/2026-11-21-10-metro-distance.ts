import { type Kysely, sql } from 'kysely'

/**
 * How far the next metro station is, so that searches can ask for it: kept by a trigger, since the
 * wizard, copies and demo listings all write the position. Beyond about 5 km there is none.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function metres_to_metro(lat double precision, lng double precision) returns integer
    language sql stable as $$
      select round(min(
        111195 * sqrt((place.lat - $1) ^ 2 + ((place.lng - $2) * cos(radians($1))) ^ 2)
      ))::integer
      from place
      where kind = 'metro' and is_current and place.lat between $1 - 0.05 and $1 + 0.05
        and place.lng between $2 - 0.05 and $2 + 0.05
    $$
  `.execute(db)
  await sql`
    create function set_metres_to_metro() returns trigger language plpgsql as $$
    begin
      new.metro_metres := metres_to_metro(new.lat, new.lng);
      return new;
    end $$
  `.execute(db)
  await sql`alter table listing add column metro_metres integer`.execute(db)
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await sql`
    update listing set metro_metres = metres_to_metro(lat, lng) where lat is not null
  `.execute(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
  await sql`
    create trigger listing_metro before insert or update of lat, lng on listing
    for each row execute function set_metres_to_metro()
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger listing_metro on listing`.execute(db)
  await sql`alter table listing drop column metro_metres`.execute(db)
  await sql`drop function set_metres_to_metro, metres_to_metro`.execute(db)
}
