-- Where the application reaches an account, for notices: it reads no table of the auth service. Null for one that is
-- banned, and before an address is confirmed.
CREATE FUNCTION auth.notice_address(asked_user uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN email IS NOT NULL AND email_confirmed_at IS NOT NULL THEN email
    WHEN phone_confirmed_at IS NOT NULL THEN '+' || phone
  END
  FROM auth.users
  WHERE id = asked_user AND deleted_at IS NULL AND (banned_until IS NULL OR banned_until < now())
$$;
