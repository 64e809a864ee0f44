ALTER TABLE "auth"."sessions" ADD COLUMN "idle_s" integer;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_used_at_idx" ON "auth"."sessions" USING btree ("used_at") WHERE used_at is not null;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_shared_known" CHECK ((idle_s is null) = (used_at is null) and idle_s > 0);--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_left_shared" CHECK (left_at is null or idle_s is not null);--> statement-breakpoint
-- As in 0035_session-state.sql, with the times of a session on a shared device.
CREATE OR REPLACE FUNCTION auth.session_state(asked_session uuid, asked_user uuid, is_single_per_user boolean) RETURNS json
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
