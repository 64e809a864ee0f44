CREATE TABLE "auth"."revoked_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revoked_devices_pkey" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."sign_in_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"user_agent" text,
	"place" text,
	"token_hash" text NOT NULL,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_alerts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "passkey_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "first_session_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."webauthn_credentials" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."revoked_devices" ADD CONSTRAINT "revoked_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sign_in_alerts" ADD CONSTRAINT "sign_in_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_alerts_user_id_created_at_idx" ON "auth"."sign_in_alerts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_alerts_expires_at_idx" ON "auth"."sign_in_alerts" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_passkey_id_webauthn_credentials_id_fk" FOREIGN KEY ("passkey_id") REFERENCES "auth"."webauthn_credentials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_passkey_id_idx" ON "auth"."sessions" USING btree ("passkey_id") WHERE passkey_id is not null;--> statement-breakpoint
-- Those who have signed in before are told about new devices.
UPDATE "auth"."users" SET "first_session_at" = "last_sign_in_at" WHERE "last_sign_in_at" IS NOT NULL;