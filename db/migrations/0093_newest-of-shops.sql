-- Of a large market it takes longer than a query may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
DROP INDEX "products_of_seller";--> statement-breakpoint
CREATE INDEX "products_newest_of_seller" ON "products" USING btree ("seller_id","created_at","id") WHERE is_active;