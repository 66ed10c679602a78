Feature: Buying with money
  A connected visitor can buy cryptocurrency from sellers that the dapp configures, on the seller's page in a separate window.
  The account in use receives it.

  Background:
    Given the dapp sets "sellers" to "eip155"

  @S1.1 @S7.6
  Scenario: A purchase, from choosing the amount to receiving the coins
    Given a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Buy"
    Then the Buy screen is shown
    And the visitor sees "By card: 10 USD to 7,500 USD"
    When the visitor types "100" as the payment
    Then the visitor sees "1.5 USD"
    When the visitor chooses "Harbour Exchange"
    Then the Buying screen is shown
    And the visitor sees "Continue on Harbour Exchange"
    When the visitor pays on the onramp's page
    Then the Purchases screen is shown
    And the visitor sees "Bought"
    And the visitor sees "Received"
    When the visitor chooses "Back to your account"
    Then the Account screen is shown

  @S9.8 @core @sandbox
  Scenario Outline: An amount outside the limits is reported, and no quote requested: <amount> by <how>
    Given a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    When the visitor chooses "<way>"
    And the visitor types "<amount>" as the payment
    Then the visitor sees "<told>"
    And "Harbour Exchange" cannot be chosen

    Examples:
      | how  | way          | amount   | told                                           |
      | card | 100 USD      | 9.99     | Minimum by card: 10 USD              |
      | card | 100 USD      | 7500.01  | Maximum by card: 7,500 USD           |
      | bank | Bank account | 9.99     | Minimum by bank transfer: 10 USD     |
      | bank | Bank account | 25000.01 | Maximum by bank transfer: 25,000 USD |

  @S9.8 @core @sandbox
  Scenario Outline: The limits themselves are valid: <amount>
    Given a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    When the visitor chooses "<way>"
    And the visitor types "<amount>" as the payment
    Then "Harbour Exchange" can be chosen

    Examples:
      | way          | amount |
      | 100 USD      | 10     |
      | 100 USD      | 7500   |
      | Bank account | 25000  |

  @S8.19
  Scenario: Without a quote, an estimate is shown as such
    Given the dapp sets "blockchain service" to "failing@onramp-quote"
    And a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    When the visitor types "100" as the payment
    Then the visitor sees "We couldn’t get a price"
    And the visitor sees "The provider will show the amount before you pay."
    And the visitor sees "—"
    And the dapp reads "quote of the purchase" as "100 USD for 100 USD, made up"
    And "Harbour Exchange" can be chosen

  @S8.19
  Scenario: If the service's options cannot be loaded, the defaults are used
    Given the dapp sets "blockchain service" to "failing@onramp-options"
    And a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "Couldn’t load all options."
    And the visitor sees "By card: 10 USD to 7,500 USD"
    When the visitor chooses "Buy USDC. Change"
    Then the Coin choice screen is shown
    And "USDC" can be chosen
    And "ETH" can be chosen
    When the visitor goes back
    And the visitor chooses "Pay in USD. Change"
    Then the Currency choice screen is shown
    When the visitor chooses "EUR"
    Then the visitor sees "By card: 10 EUR to 7,500 EUR"

  @core @sandbox
  Scenario: A seller whose page cannot be loaded cannot be chosen
    Given the dapp sets "blockchain service" to "failing@onramp-url"
    And a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    When the visitor types "100" as the payment
    Then the visitor sees "Couldn’t load the page"
    And "Harbour Exchange" cannot be chosen
    And "Tide Money" can be chosen

  @core @sandbox
  Scenario: If the browser blocks the window, a link to the seller's page is shown
    Given the dapp sets "windows" to "blocked"
    And a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    When the visitor types "100" as the payment
    And the visitor chooses "Harbour Exchange"
    Then the visitor sees "Pop-up blocked"
    And "Open Harbour Exchange (opens in a new tab)" can be chosen
    When the visitor chooses "Copy link"
    Then the visitor sees "Link copied"

  @core
  Scenario: The copied link is the seller's page
    Given the dapp sets "windows" to "blocked"
    And a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    When the visitor types "100" as the payment
    And the visitor chooses "Harbour Exchange"
    And the visitor chooses "Copy link"
    Then the dapp reads "clipboard" as "https://sellers.example/buy?for=0xa0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0"

  @sandbox
  Scenario: A service for both accounts and prices is asked only once for its networks
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Buy"
    Then the visitor sees "By card"
    And the dapp reads "requests for the supported networks" as "1"

  @sandbox @browser @S7.5
  Scenario: Currencies and coins have the directory's images
    Given the dapp sets "wallet directory" to "fine"
    And a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    And the dapp reads "directory's picture of dollars" as "yes"
    And the dapp reads "directory's picture of Ether" as "yes"

  @core
  Scenario: A purchase without an outcome after three minutes is reported as not received
    Given a visitor connected with Harbor
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    When the visitor types "100" as the payment
    And the visitor chooses "Harbour Exchange"
    Then the Buying screen is shown
    When 180000 milliseconds pass
    Then the visitor sees "Not received yet"
    And "Try again" can be chosen

  Scenario: An empty account offers to buy
    Given a visitor connected with Harbor
    And Harbor switches to its account 3
    And the visitor opens the modal
    When the visitor chooses "Buy crypto"
    Then the Buy screen is shown

  Scenario: Buying is not offered if no seller supports the namespace
    Given the dapp sets "sellers" to "solana"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then "Send" can be chosen
    And the visitor does not see "Buy"
    When the dapp opens the Buy screen
    Then the visitor sees "Buying isn’t available here"

  @S1.5 @core @sandbox
  Scenario: The dapp turns buying off
    Given the dapp sets "feature onramp" to "no"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then "Send" can be chosen
    And the visitor does not see "Buy"

  Scenario: The help about buying leads back to the Buy screen
    Given a visitor connected with Harbor
    When the dapp opens the screen named "OnRampProviders"
    And the visitor chooses "How buying works"
    Then the Buy help screen is shown
    When the visitor chooses "Buy"
    Then the Buy screen is shown
