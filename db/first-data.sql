insert into app_user (id, phone, name, role) values
  ('00000000-0000-7000-8000-000000000001', '9876500001', 'Mohan', 'staff'),
  ('00000000-0000-7000-8000-000000000002', '9876500002', 'Rohini', 'member');
insert into listing (id, spn, owner_id, status, category, deal, property_type, bhk, built_up_area,
  city, address, locality, pin_code, lat, lng, price, photos, search_text, active_at)
values ('00000000-0000-7000-8000-000000000003', 'SPN00000001',
  '00000000-0000-7000-8000-000000000001', 'active', 'residential', 'resale', 'apartment', '2bhk',
  1050, 'gurugram', 'Sector 45, Gurugram', 'Sector 45', '122003', 28.4446, 77.0639, 8500000,
  '{hall}', 'sector 45 gurugram', '2026-01-10');
insert into photo (key, owner_id, purpose, width, height) values
  ('hall', '00000000-0000-7000-8000-000000000001', 'listing', 1280, 960);
insert into lead (listing_id, owner_id, seeker_id, kind) values
  ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000001',
   '00000000-0000-7000-8000-000000000002', 'contact'),
  ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000001',
   '00000000-0000-7000-8000-000000000002', 'visit');
insert into visit (listing_id, seeker_id, preferred_day, preferred_time) values
  ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002',
   '2026-02-01', 'evening');
insert into saved_listing (user_id, listing_id) values
  ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000003');
insert into listing_report (listing_id, reporter_id, reason) values
  ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002', 'sold');
insert into call_request (user_id, name, phone) values
  ('00000000-0000-7000-8000-000000000002', 'Rohini', '9876500002');
insert into message_batch (id, reference_no, channel, body, status) values
  ('00000000-0000-7000-8000-000000000004', 'N1', 'sms', 'Hello', 'done');
insert into message_recipient (batch_id, phone, body, status) values
  ('00000000-0000-7000-8000-000000000004', '9876500002', 'Hello', 'sent');
