DROP INDEX "squad_invitations_day";--> statement-breakpoint
ALTER TABLE "squad_invitations" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
CREATE INDEX "squad_invitations_day" ON "squad_invitations" USING btree ("invited_by","created_at");