CREATE TABLE "auth"."saml_relay_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sso_provider_id" uuid NOT NULL,
	"flow_state_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."sso_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"sso_provider_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_domains_domain_is_lower_case" CHECK (domain = lower(domain))
);
--> statement-breakpoint
CREATE TABLE "auth"."sso_providers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" text,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"entity_id" text NOT NULL,
	"metadata_xml" text NOT NULL,
	"metadata_url" text,
	"attribute_mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"name_id_format" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_providers_entity_id_unique" UNIQUE("entity_id"),
	CONSTRAINT "sso_providers_resource_id_unique" UNIQUE("resource_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."used_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."flow_state" ADD COLUMN "session_not_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."saml_relay_states" ADD CONSTRAINT "saml_relay_states_sso_provider_id_sso_providers_id_fk" FOREIGN KEY ("sso_provider_id") REFERENCES "auth"."sso_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."saml_relay_states" ADD CONSTRAINT "saml_relay_states_flow_state_id_flow_state_id_fk" FOREIGN KEY ("flow_state_id") REFERENCES "auth"."flow_state"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sso_domains" ADD CONSTRAINT "sso_domains_sso_provider_id_sso_providers_id_fk" FOREIGN KEY ("sso_provider_id") REFERENCES "auth"."sso_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saml_relay_states_provider_idx" ON "auth"."saml_relay_states" USING btree ("sso_provider_id");--> statement-breakpoint
CREATE INDEX "saml_relay_states_flow_idx" ON "auth"."saml_relay_states" USING btree ("flow_state_id");--> statement-breakpoint
CREATE INDEX "saml_relay_states_created_at_idx" ON "auth"."saml_relay_states" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sso_domains_provider_idx" ON "auth"."sso_domains" USING btree ("sso_provider_id");--> statement-breakpoint
CREATE INDEX "used_proofs_expires_at_idx" ON "auth"."used_proofs" USING btree ("expires_at");