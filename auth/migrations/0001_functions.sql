CREATE FUNCTION auth.session_state(asked_session uuid, asked_user uuid, is_single_per_user boolean) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'session', json_build_object(
        'aal', s.aal, 'notAfter', s.not_after, 'refreshedAt', s.refreshed_at, 'createdAt', s.created_at,
        'provenAt', s.proven_at, 'provenBy', s.proven_by,
        'idleS', s.idle_s, 'usedAt', s.used_at, 'leftAt', s.left_at
      ),
      'factorId', s.factor_id,
      'factorCreatedAt', (
        SELECT own.created_at FROM auth.mfa_factors AS own
        WHERE own.user_id = u.id AND own.status = 'verified' AND (s.factor_id IS NULL OR own.id = s.factor_id) LIMIT 1
      ),
      'user', json_build_object(
        'email', u.email, 'phone', u.phone, 'isAnonymous', u.is_anonymous,
        'appMetadata', u.raw_app_meta_data, 'userMetadata', u.raw_user_meta_data, 'createdAt', u.created_at
      ),
      'emailConfirmedAt', u.email_confirmed_at,
      'phoneConfirmedAt', u.phone_confirmed_at,
      'hasPassword', u.password_hash IS NOT NULL,
      'passwordIsLong', u.password_is_long,
      'bannedUntil', u.banned_until,
      'deletedAt', u.deleted_at,
      'isReplaced', is_single_per_user AND EXISTS (
        SELECT FROM auth.sessions AS newer
        WHERE newer.user_id = s.user_id AND newer.id <> s.id AND newer.created_at > s.created_at
      ),
      'grants', CASE WHEN u.raw_app_meta_data ? 'roles' THEN (
        SELECT json_agg(json_build_object(
          'role', g.role, 'givenAt', g.given_at, 'acceptedWithSecondFactor', g.accepted_with_second_factor
        )) FROM auth.role_grants AS g WHERE g.user_id = u.id
      ) END
    )
    FROM auth.sessions AS s JOIN auth.users AS u ON u.id = s.user_id
    WHERE s.id = asked_session AND u.id = asked_user
  );
END $$;
--> statement-breakpoint
-- A new address is told to nobody who had the old one, so money waits for a day (the application asks below).
-- `updated_at` is the time of the change by the service's clock.
CREATE FUNCTION auth.note_contact_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.email IS DISTINCT FROM NEW.email AND OLD.email IS NOT NULL AND OLD.email_confirmed_at IS NOT NULL)
    OR (OLD.phone IS DISTINCT FROM NEW.phone AND OLD.phone IS NOT NULL AND OLD.phone_confirmed_at IS NOT NULL)
  THEN
    NEW.contact_changed_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_note_contact_change BEFORE UPDATE OF email, phone ON auth.users
FOR EACH ROW EXECUTE FUNCTION auth.note_contact_change();
--> statement-breakpoint
-- For the application, which reads no table of the auth service.
CREATE FUNCTION auth.contact_changed_at(asked_user uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT contact_changed_at FROM auth.users WHERE id = asked_user
$$;
--> statement-breakpoint
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
