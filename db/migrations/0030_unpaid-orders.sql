ALTER TABLE "orders" ADD COLUMN "network_key" text;--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_network" ON "orders" USING btree ("network_key") WHERE network_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_phone" ON "orders" USING btree ("phone") WHERE paid_at IS NULL;--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_email" ON "orders" USING btree ("email") WHERE paid_at IS NULL;