DROP INDEX "market_words_near";--> statement-breakpoint
CREATE INDEX "market_words_near" ON "market_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);