@sandbox @browser @connects
Feature: Analytics of visits
  A site can configure an analytics service. Nothing is sent unless it does, its project allows it and the visitor consents.

  Background:
    Given the page has the wallets "Harbor"

  @S7.7
  Scenario: A site with analytics gets visitors' events
    Given the dapp sets "analytics" to "wanted"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the modal is closed
    And the dapp reads "analytics events" as "CONNECT_SUCCESS, INITIALIZE, MODAL_CLOSE, MODAL_OPEN, SELECT_WALLET"

  @S7.7
  Scenario: Swaps are reported with their outcome
    Given the dapp sets "analytics" to "wanted"
    And the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Swap"
    And the visitor chooses "You pay ETH. Change"
    And the Swap choice screen is shown
    And the visitor chooses "Kelp Dollar"
    And the Swap screen is shown
    Given the visitor previews a swap of "100" "KELP" for "ETH"
    When the visitor chooses "Approve KELP"
    And Harbor rejects
    Then the visitor sees "Swap declined"
    When the visitor goes back
    And the visitor chooses "Reverse tokens"
    And the visitor chooses "Review swap"
    And the visitor chooses "Swap"
    And Harbor rejects
    Then the visitor sees "Swap declined"
    When the visitor chooses "Swap"
    And Harbor approves
    Then the visitor sees "Swapped ETH to"
    And the dapp reads "analytics events of swaps" as "CLICK_SELECT_TOKEN_TO_SWAP, INITIATE_SWAP, OPEN_SWAP, SWAP_APPROVAL_ERROR, SWAP_ERROR, SWAP_SUCCESS"

  @S7.5
  Scenario: A project that does not allow events gets none
    Given the dapp sets "analytics" to "unwanted"
    And a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    Then the visitor is not connected
    And the dapp reads "requests to the analytics service" as "GET /getAnalyticsConfig"

  @S7.7
  Scenario: Without consent, nothing is sent or requested
    Given the dapp sets "analytics" to "not agreed"
    And a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    Then the visitor is not connected
    And the dapp reads "requests to the analytics service" as "nothing"

  @S7.7 @S1.5 @every-run
  Scenario: With the feature turned off, nothing is sent or requested
    Given the dapp sets "analytics" to "wanted"
    And the dapp sets "feature analytics" to "no"
    And a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    Then the visitor is not connected
    And the dapp reads "requests to the analytics service" as "nothing"

  @S8.10 @every-run
  Scenario: A service that refuses the origin causes an alert for developers
    Given the dapp sets "analytics" to "forbidden"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Invalid App Configuration"
    And the console says "not found on Allowlist"
